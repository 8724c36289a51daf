import { useText } from '#i18n/useText.ts'
import type { PdfLink } from './pageLinks.ts'
import styles from './PdfLinks.module.css'

interface Props {
  links: PdfLink[]
  onPage: (page: number) => void
}

const percent = (share: number) => `${share * 100}%`

/** The links of a page, over its picture: to the outside in a new tab, to a page in the preview. */
export function PdfLinks({ links, onPage }: Props) {
  const { t } = useText()
  return links.map(({ name, to, left, top, width, height }, index) => {
    const box = {
      className: styles.link,
      style: {
        left: percent(left),
        top: percent(top),
        width: percent(width),
        height: percent(height),
      },
    }
    if (typeof to === 'number') {
      const label = name || t('filePreview.pageNumber', { number: to })
      return (
        <button key={index} type="button" {...box} aria-label={label} onClick={() => onPage(to)} />
      )
    }
    const outside = to.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
    return <a key={index} {...box} {...outside} href={to} aria-label={name || to} />
  })
}
