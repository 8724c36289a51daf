import { bibNotice } from '../../api/bibNotice.ts'
import { useText } from '../../i18n/useText.ts'
import './BibNotice.css'

/** The bib mail-out notice, a leftover of another event: the stage's lines (spec §1, §3). */
export function BibNotice() {
  const { t, language } = useText()
  const { lines, linesEn } = bibNotice
  const shown = language === 'en' && linesEn.length > 0 ? linesEn : lines
  if (shown.length === 0) return null
  return (
    <section className="bib wrap" aria-labelledby="bib-title">
      <div className="bib__head">
        <h2 id="bib-title" className="bib__title">
          {t('home.bib.title')}
        </h2>
        <p className="bib__note">{t('home.bib.note')}</p>
      </div>
      <ul className="bib__lines">
        {shown.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
