/** The address of the analysis board with a ruleset and a position. */
export function analysisPath(ruleset: string, position?: string): string {
  const query = new URLSearchParams({ ruleset, ...(position && { position }) })
  return `/analyse?${query.toString()}`
}
