//! Pictures: what they are drawn with.

use std::fmt::{Display, Write};

/// Colours for light and dark surroundings. Shades are made with the opacity of one colour.
const STYLE: &str = "\
text{font-family:system-ui,sans-serif;fill:#26221c}
.paper{fill:#fbf8f1}.tile{fill:#f0e9da}.line{stroke:#b7a98d;fill:none}
.shade{fill:#d9730d}.other{fill:#3f7d8c}.faint{fill:#6f6656}
.curve{stroke:#26221c;stroke-width:1.5;fill:none}.bad{fill:#b3261e}
@media (prefers-color-scheme:dark){
text{fill:#efe8da}
.paper{fill:#1c1a17}.tile{fill:#2a2722}.line{stroke:#6b6250}
.shade{fill:#c9650a}.other{fill:#4d95a6}.faint{fill:#a89d89}
.curve{stroke:#efe8da}.bad{fill:#f2695f}
}
";

/// A picture on its way.
pub(super) struct Picture(String);

/// Where a text stands against its point.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Clone, Copy)]
pub(super) struct Font {
    pub(super) size: f64,
    bold: bool,
    faint: bool,
}

impl Font {
    pub(super) fn plain(size: f64) -> Font {
        Font { size, bold: false, faint: false }
    }

    pub(super) fn bold(size: f64) -> Font {
        Font { size, bold: true, faint: false }
    }

    pub(super) fn faint(size: f64) -> Font {
        Font { size, bold: false, faint: true }
    }
}

/// A rectangle: left, top, width and height.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Picture {
    /// An empty picture of a width and a height.
    pub(super) fn new(title: &str, (width, height): (f64, f64)) -> Picture {
        let mut picture = Picture(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{}</title>\n\
             <style>\n{STYLE}</style>\n",
            escaped(title)
        ));
        picture.rectangle(Area { x: 0.0, y: 0.0, width, height }, "paper", 1.0);
        picture
    }

    /// The whole file.
    pub(super) fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }

    pub(super) fn text(
        &mut self,
        (x, y): (f64, f64),
        anchor: Anchor,
        font: Font,
        text: impl Display,
    ) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let bold = if font.bold { " font-weight=\"600\"" } else { "" };
        let faint = if font.faint { " class=\"faint\"" } else { "" };
        let (size, text) = (font.size, escaped(&text.to_string()));
        let _ = writeln!(
            self.0,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size:.1}\"{anchor}{bold}{faint}>{text}</text>"
        );
    }

    pub(super) fn rectangle(&mut self, area: Area, class: &str, opacity: f64) {
        let Area { x, y, width, height } = area;
        let _ = writeln!(
            self.0,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"4\" \
             class=\"{class}\" fill-opacity=\"{opacity:.3}\"/>"
        );
    }

    /// A line through points, or the area that it surrounds.
    pub(super) fn path(&mut self, points: &[(f64, f64)], class: &str, opacity: f64) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let _ = writeln!(
            self.0,
            "<path d=\"M{}\" class=\"{class}\" fill-opacity=\"{opacity:.3}\" \
             stroke-linejoin=\"round\"/>",
            points.join("L")
        );
    }

    /// A mark of any form around a point, with words for whoever points at it.
    pub(super) fn mark(&mut self, points: &[(f64, f64)], class: &str, words: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let _ = writeln!(
            self.0,
            "<path d=\"M{}Z\" class=\"{class}\"><title>{}</title></path>",
            points.join("L"),
            escaped(words)
        );
    }

    /// A tile that is the darker the nearer `share` is to 1.
    pub(super) fn shaded(&mut self, area: Area, share: f64) {
        self.rectangle(area, "tile", 1.0);
        self.rectangle(area, "shade", 0.8 * share);
        self.rectangle(area, "line", 1.0);
    }

    /// A rosette: eight petals around a point.
    pub(super) fn rosette(&mut self, (x, y): (f64, f64), radius: f64) {
        for petal in 0..8 {
            let _ = writeln!(
                self.0,
                "<ellipse cx=\"{x:.1}\" cy=\"{:.1}\" rx=\"{:.1}\" ry=\"{:.1}\" class=\"other\" \
                 fill-opacity=\"0.7\" transform=\"rotate({} {x:.1} {y:.1})\"/>",
                y - radius / 2.0,
                radius / 5.0,
                radius / 2.0,
                45 * petal,
            );
        }
    }
}

/// A text with everything escaped that means something in XML.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            c if c.is_control() => escaped.push(' '),
            c => escaped.push(c),
        }
    }
    escaped
}
