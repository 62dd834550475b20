//! Large arrays, in huge pages where the system has them, and files as memory.

use std::fs::File;
use std::io;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use memmap2::{Mmap, MmapMut};

use crate::real::Real;

/// A large array of zeros to begin with.
///
/// A sweep reads a few kilobytes here and a few there; with small pages, finding them would take
/// longer than reading them.
pub(crate) struct Memory<R> {
    map: MmapMut,
    reals: PhantomData<R>,
}

impl<R: Real> Memory<R> {
    pub(crate) fn new(len: usize) -> io::Result<Memory<R>> {
        let map = MmapMut::map_anon((len * size_of::<R>()).max(1))?;
        // Only a wish: without huge pages everything is the same, but slower.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Memory { map, reals: PhantomData })
    }
}

/// The memory that layers are solved in, one after the other.
pub(crate) struct Arena {
    memory: Memory<f64>,
}

/// A layer's values as they are, and room for what a sweep makes of them; then as they were before it.
pub(crate) struct Pair<'m, R> {
    pub(crate) now: &'m mut [R],
    pub(crate) other: &'m mut [R],
}

/// What the memory holds while a layer is solved with single precision.
pub(crate) struct Singles<'m> {
    pub(crate) layer: Pair<'m, f32>,
    /// Room for the layers below, and then for the layer with double precision.
    pub(crate) rest: &'m mut [f64],
}

impl Arena {
    /// Room for so many values. Pages are taken when they are first touched.
    pub(crate) fn new(len: usize) -> io::Result<Arena> {
        Ok(Arena { memory: Memory::new(len)? })
    }

    /// Room for a layer with double precision.
    pub(crate) fn doubles(&mut self, len: usize) -> &mut [f64] {
        &mut self.memory[..len]
    }

    /// The same twice, and the layer is where [`Arena::doubles`] has it.
    pub(crate) fn pair_of_doubles(&mut self, len: usize) -> Pair<'_, f64> {
        let (now, other) = self.memory[..2 * len].split_at_mut(len);
        Pair { now, other }
    }

    /// Room for a layer with single precision twice, and once with double precision.
    pub(crate) fn singles(&mut self, len: usize) -> Singles<'_> {
        let (rest, singles) = self.memory[..2 * len].split_at_mut(len);
        let (now, other) = bytemuck::cast_slice_mut(singles).split_at_mut(len);
        Singles { layer: Pair { now, other }, rest }
    }
}

impl<R> Pair<'_, R> {
    /// Takes what was made of the values for the values.
    pub(crate) fn swap(&mut self) {
        std::mem::swap(&mut self.now, &mut self.other);
    }
}

impl<R: Real> Deref for Memory<R> {
    type Target = [R];

    fn deref(&self) -> &[R] {
        let whole = self.map.len() / size_of::<R>() * size_of::<R>();
        bytemuck::cast_slice(&self.map[..whole])
    }
}

impl<R: Real> DerefMut for Memory<R> {
    fn deref_mut(&mut self) -> &mut [R] {
        let whole = self.map.len() / size_of::<R>() * size_of::<R>();
        bytemuck::cast_slice_mut(&mut self.map[..whole])
    }
}

/// Maps a file into memory.
///
/// This program writes its files under another name and renames them, so that a map of one never
/// changes. Of a file that a user names that is not certain: another program may change its bytes, which
/// are then other numbers, or cut it, and reading what is gone ends this program with the signal
/// `SIGBUS`. Whoever reads such a file checks its length and its checksums first.
#[allow(unsafe_code)]
pub(crate) fn map_file(file: &File) -> io::Result<Mmap> {
    // SAFETY: whatever bytes the map holds, they are read as numbers, for which all bytes are good, and
    // only after what they say of lengths and places was checked on a copy. That they may change while
    // they are read is what no map can rule out; the numbers are wrong then, and a checksum may fail.
    unsafe { Mmap::map(file) }
}
