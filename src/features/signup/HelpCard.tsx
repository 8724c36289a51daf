import { Link } from 'react-router-dom'
import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import './EntrySide.css'

/** Beside a page without a form: whom to ask, and where to read on. */
export function HelpCard() {
  const { t, language } = useText()
  const { hotLine } = useConfig()
  return (
    <aside className="entry-side" aria-label={t('entry.help')}>
      <div className="entry-side__card">
        <Picture src="/edition-2024/gallery-09-s.avif" alt="" width={384} height={132} />
        <div className="entry-side__text">
          <h2 className="entry-panel__title">{t('entry.help')}</h2>
          <p>{t('entry.help.text')}</p>
          {hotLine?.phone && (
            <p className="entry-side__phone">
              <a href={`tel:${hotLine.phone.replace(/\s/g, '')}`}>{hotLine.phone}</a>
              <small>{localized(hotLine, 'hours', language)}</small>
            </p>
          )}
          <p className="entry-side__links">
            <Link to="/race-information/registration-instructions">{t('entry.closed.read')}</Link>
            <Link to="/race-information/race-rules">{t('entry.help.rules')}</Link>
          </p>
        </div>
      </div>
    </aside>
  )
}
