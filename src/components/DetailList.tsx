import type { ReactNode } from 'react'

interface Detail {
  name: string
  value: ReactNode
  /** Language of the name, if it is another one than the page's. */
  lang?: string | undefined
}

interface Props {
  details: Detail[]
  className: string | undefined
}

/** A list of names and values; entries without a value are left out. */
export function DetailList({ details, className }: Props) {
  return (
    <dl className={className}>
      {details.map(
        ({ name, value, lang }) =>
          value !== '' &&
          value !== undefined && (
            <div key={name}>
              <dt lang={lang}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
