/** Things by what a key says of them, in the order of their first appearance. */
export function groupBy<K, T>(things: Iterable<T>, key: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const thing of things) {
    const group = groups.get(key(thing))
    if (group) group.push(thing)
    else groups.set(key(thing), [thing])
  }
  return groups
}
