import type { ReactNode } from 'react'

interface Props {
  details: [name: string, value: ReactNode][]
  className: string | undefined
}

/** A list of names and values; entries without a value are left out. */
export function DetailList({ details, className }: Props) {
  return (
    <dl className={className}>
      {details.map(
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
