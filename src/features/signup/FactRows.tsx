import type { ReactNode } from 'react'

/** Facts in ruled rows; those without a value are left out. */
export function FactRows({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="entry-facts">
      {facts.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
