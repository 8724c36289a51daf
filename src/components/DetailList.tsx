import type { ReactNode } from 'react'

interface Props {
  /** `lang` is that of the name, if it is in another language than the page. */
  details: [name: string, value: ReactNode, lang?: string][]
  className: string | undefined
}

/** A list of names and values; entries without a value are left out. */
export function DetailList({ details, className }: Props) {
  return (
    <dl className={className}>
      {details.map(
        ([name, value, lang]) =>
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
