import { Link } from 'react-router-dom'
import { useText } from '../../i18n/useText.ts'
import type { Section } from './outline.ts'
import { useCurrentSection } from './useCurrentSection.ts'
import { SECTION } from './useOutline.ts'

/** The sections of a document; the one that is being read is marked. */
export function Anchors({ sections, lang }: { sections: Section[]; lang?: string }) {
  const { t } = useText()
  const current = useCurrentSection(sections)
  if (sections.length < 2) return null
  return (
    <nav className="anchors" aria-labelledby="anchors-title">
      <p id="anchors-title" className="anchors__title">
        {t('documents.sections')}
      </p>
      <ul className="anchors__list" lang={lang}>
        {sections.map((section, index) => (
          <li key={section.name}>
            <Link
              to={{ search: new URLSearchParams({ [SECTION]: section.name }).toString() }}
              className="anchors__link"
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
