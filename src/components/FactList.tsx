import type { ReactNode } from 'react'

interface Props {
  facts: [name: string, value: ReactNode][]
  className: string
}

/** Facts under or beside their names; those without a value are left out. */
export function FactList({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(
        ([name, value]) =>
          value !== '' &&
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
