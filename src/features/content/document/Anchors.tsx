import { Link } from 'react-router-dom'
import { useText } from '../../../i18n/useText.ts'
import type { Section } from './outline.ts'
import { useCurrentSection } from './useCurrentSection.ts'
import { SECTION } from './useOutline.ts'
import styles from './Anchors.module.css'

/** Links to a document's sections, with the current one highlighted. */
export function Anchors({ sections, lang }: { sections: Section[]; lang?: string }) {
  const { t } = useText()
  const current = useCurrentSection(sections)
  if (sections.length < 2) return null
  return (
    <nav aria-labelledby="anchors-title">
      <p id="anchors-title" className={styles.title}>
        {t('documents.sections')}
      </p>
      <ul className={styles.list} lang={lang}>
        {sections.map((section, index) => (
          <li key={index}>
            <Link
              to={{ search: new URLSearchParams({ [SECTION]: section.name }).toString() }}
              className={styles.link}
              {...(index === current && { 'aria-current': 'location' as const })}
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
