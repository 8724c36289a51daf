import type { ReactElement, ReactNode } from 'react'
import { Trans as I18nextTrans } from 'react-i18next'
import type { Translate } from './i18n.ts'
import type { TextKey } from './locales/zh/index.ts'
import { useText } from './useText.ts'

interface Props {
  i18nKey: TextKey
  /** What stands for the placeholders: `{time}`. */
  values?: Record<string, ReactNode>
  /** What stands around parts of the text, without children: `<privacy>…</privacy>`. */
  components?: Record<string, ReactElement>
  count?: number
  /** In place of that of `useText`: with a context, say. */
  t?: Translate
}

const NONE = {}

const Slot = ({ value }: { value: ReactNode }) => value

/** A text of the site with elements in it. */
export function Trans({ i18nKey, values = NONE, components = NONE, count, t }: Props) {
  const texts = useText()
  const names = Object.keys(values)
  let text = (t ?? texts.t)(i18nKey, {
    ...Object.fromEntries(names.map((name) => [name, `<${name}/>`])),
    ...(count !== undefined && { count }),
  })
  // Texts from outside may still have the older mark of an element, `|`.
  for (const name of Object.keys(components))
    text = text.replace(/\|([^|]*)\|/, `<${name}>$1</${name}>`)
  for (const name of names) text = text.replace('|', `<${name}/>`)
  const slots = names.map((name) => [name, <Slot key={name} value={values[name]} />])
  return (
    <I18nextTrans defaults={text} components={{ ...components, ...Object.fromEntries(slots) }} />
  )
}
