//! A program that runs, its lines in and out, and its end.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use ur_solver::Stop;

use super::fault::ProgramFault;
use super::lines::{LONGEST_LINE, Request};

/// How often somebody who waits looks whether he should still.
const GLANCE: Duration = Duration::from_millis(20);

/// How long a program may take to end by itself.
const FAREWELL: Duration = Duration::from_millis(500);

/// Lines that a program may be ahead of us.
const AHEAD: usize = 64;

/// A program that runs. It is killed when it is dropped.
pub(super) struct Process {
    child: Child,
    /// What is said to it; a thread writes it, so that a program that does not read stops nobody.
    said: Option<Sender<String>>,
    heard: Receiver<Heard>,
    stop: Stop,
}

/// What a thread has read.
enum Heard {
    Line(String),
    TooLong,
}

impl Process {
    /// Starts a program. Whoever waits for it gives up when `stop` is set.
    pub(super) fn start(words: &[String], stop: Stop) -> Result<Process, ProgramFault> {
        let (program, arguments) = words.split_first().ok_or(ProgramFault::NoCommand)?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        apart(&mut command);
        let not_started = |error| ProgramFault::NotStarted { program: program.clone(), error };
        let mut child = command.spawn().map_err(not_started)?;
        let (said, to_say) = channel();
        let (hear, heard) = sync_channel(AHEAD);
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write_lines(input, &to_say));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_lines(output, &hear));
        }
        Ok(Process { child, said: Some(said), heard, stop })
    }

    pub(super) fn say(&self, request: &Request) {
        if let Some(said) = &self.said {
            // Whoever does not listen any more is found out when no answer comes.
            let _ = said.send(format!("{request}\n"));
        }
    }

    /// The next line, if it comes in time; empty ones are left out.
    pub(super) fn hear(&mut self, limit: Duration) -> Result<String, ProgramFault> {
        let started = Instant::now();
        loop {
            if self.stop.is_asked() {
                return Err(ProgramFault::Stopped);
            }
            let left = limit.saturating_sub(started.elapsed());
            match self.heard.recv_timeout(left.min(GLANCE)) {
                Ok(Heard::Line(line)) if line.trim().is_empty() => {}
                Ok(Heard::Line(line)) => return Ok(line),
                Ok(Heard::TooLong) => return Err(ProgramFault::TooLong),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if started.elapsed() >= limit {
                return Err(ProgramFault::TooLate { limit });
            }
        }
    }

    /// How a program that says no more has ended.
    fn ended(&mut self) -> ProgramFault {
        match self.wait(FAREWELL) {
            Some(status) => ProgramFault::Ended { status: status.to_string() },
            None => ProgramFault::ClosedOutput,
        }
    }

    fn wait(&mut self, limit: Duration) -> Option<std::process::ExitStatus> {
        let started = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if started.elapsed() < limit => thread::sleep(GLANCE / 10),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        kill(&mut self.child);
        let _ = self.child.wait();
    }
}

impl Process {
    /// Ends a program that has done nothing wrong.
    pub(super) fn dismiss(mut self) {
        self.say(&Request::Quit);
        self.said = None;
        self.wait(FAREWELL);
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, heard: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = (&mut output).take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line);
        let heard_now = match read {
            Ok(0) | Err(_) => return,
            Ok(read) if read > LONGEST_LINE => Heard::TooLong,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&line).into_owned()),
        };
        if heard.send(heard_now).is_err() {
            return;
        }
    }
}

/// Keeps Ctrl-C in our terminal from the program: it is ours to end.
#[cfg(unix)]
fn apart(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn apart(_: &mut Command) {}

/// Kills a program, and what it has started.
#[cfg(unix)]
fn kill(child: &mut Child) {
    let group = rustix::process::Pid::from_child(child);
    // A program that has been waited for is gone, and its number may be somebody else's.
    if matches!(child.try_wait(), Ok(None)) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill(child: &mut Child) {
    let _ = child.kill();
}
