//! What the machine has free now: long work is asked what it needs, and told this.

use std::path::Path;

use sysinfo::System;

/// Bytes of memory that are free, within what this program may use; none if the machine does not say.
pub fn free_memory() -> Option<u64> {
    let mut system = System::new();
    system.refresh_memory();
    let available = system.available_memory();
    let limits = system.cgroup_limits();
    let free = limits.map_or(available, |limits| limits.free_memory.min(available));
    (free > 0).then_some(free)
}

/// Bytes that are free on the disk that holds a folder, or will when it is made; none if it does not
/// say.
pub fn free_disk(folder: &Path) -> Option<u64> {
    let folder = std::path::absolute(folder).ok()?;
    let there = folder.ancestors().find_map(|ancestor| ancestor.canonicalize().ok())?;
    free_room(&there)
}

#[cfg(unix)]
fn free_room(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    // What is no disk, such as /proc, has no room at all and no use for it.
    (disk.f_blocks > 0).then_some(disk.f_bavail * disk.f_frsize)
}

#[cfg(not(unix))]
fn free_room(folder: &Path) -> Option<u64> {
    let disks = sysinfo::Disks::new_with_refreshed_list();
    let holding = disks.iter().filter(|disk| folder.starts_with(disk.mount_point()));
    let nearest = holding.max_by_key(|disk| disk.mount_point().components().count())?;
    Some(nearest.available_space())
}
