//! Large arrays, in huge pages where the system has them.

use std::io;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use memmap2::MmapMut;

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
    pub(crate) singles: Memory<f32>,
    pub(crate) doubles: Memory<f64>,
    /// Values before a sweep, of either size.
    pub(crate) before: Memory<f64>,
}

impl Arena {
    /// Room for layers of at most so many values. Pages are taken when they are first touched.
    pub(crate) fn new(len: usize) -> io::Result<Arena> {
        Ok(Arena {
            singles: Memory::new(len)?,
            doubles: Memory::new(len)?,
            before: Memory::new(len)?,
        })
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
