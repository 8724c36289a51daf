import type { ReactNode } from 'react'

/** Facts under their names; those without a value are left out. */
export function FactList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="fact-list">
      {facts.map(
        ([name, value]) =>
          value !== '' &&
          value !== undefined && (
            <div key={name} className="fact-list__fact">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
