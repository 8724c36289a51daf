import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'

interface Props {
  /** `phoneEn` is the number in international format. */
  entry: { phone: string; phoneEn: string }
  className?: string
}

/** A phone link, with the number as written in the language. */
export function PhoneLink({ entry, className }: Props) {
  const { languages } = useText()
  const phone = localized(entry, 'phone', languages)
  return (
    <a className={className} href={`tel:${phone.replace(/[^\d+-]/g, '')}`}>
      {phone}
    </a>
  )
}
