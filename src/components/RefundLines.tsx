/** What is paid back to those who withdraw, a line for each date. */
export const RefundLines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => <div key={line}>{line}</div>)
