import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import type { ContentSection } from '#lib/html/contentOutline.ts'
import { sectionName } from '#lib/html/contentSection.ts'
import { useCurrentSection } from './useCurrentSection.ts'
import { SECTION } from './useLinkedSection.ts'
import styles from './Anchors.module.css'

/**
 * Links to a document's sections, with the current one highlighted. On a narrow page they are above
 * the text and open with a button, so that the text begins on the first screen.
 */
export function Anchors({ sections, lang }: { sections: ContentSection[]; lang?: string }) {
  const { t } = useText()
  const current = useCurrentSection(sections)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (sections.length < 2) return null
  return (
    <nav aria-label={t('documents.sections')}>
      <p className={styles.title}>{t('documents.sections')}</p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('documents.sections')}</span>
        <Icon name="right" />
      </button>
      <ul id={id} className={clsx(styles.list, isOpen && styles.open)} lang={lang}>
        {sections.map((section, index) => (
          <li key={index}>
            <Link
              to={{
                search: new URLSearchParams({ [SECTION]: sectionName(section.id) }).toString(),
              }}
              className={styles.link}
              onClick={() => setOpen(false)}
              aria-current={index === current ? 'location' : undefined}
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
