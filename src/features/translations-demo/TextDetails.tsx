import { type Language, LANGUAGES } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { fillPlaceholders, placeholdersIn } from './placeholders.ts'
import { isChanged, shownWords, type TextEntry } from './textEntries.ts'
import { textRestored, useWorkbench, valueTyped } from './workbench.ts'

/** Under an open text: placeholder values, previews, and what stood there before. */
export function TextDetails({ entry }: { entry: TextEntry }) {
  const { t } = useText()
  const values = useWorkbench((state) => state.values)
  const names = placeholdersIn(entry.zh.words + entry.en.words)
  return (
    <tr className="details">
      <td>
        {names.length > 0 && (
          <fieldset className="details__values">
            <legend>{t('demos.values')}</legend>
            {names.map((name) => (
              <label key={name}>
                <var>{`{${name}}`}</var>
                <input
                  value={values.get(name) ?? ''}
                  onChange={(event) => valueTyped(name, event.target.value)}
                />
              </label>
            ))}
          </fieldset>
        )}
      </td>
      {LANGUAGES.map(({ code, tag }) => (
        <td key={code}>
          <dl className="details__words">
            <dt>{t('demos.preview')}</dt>
            <dd lang={tag} className="details__preview">
              {fillPlaceholders(shownWords(entry, code), values)}
            </dd>
            <Earlier entry={entry} language={code} tag={tag} />
          </dl>
        </td>
      ))}
      <td className="texts__action">
        {isChanged(entry) && (
          <button type="button" className="link-button" onClick={() => textRestored(entry.key)}>
            {t('demos.restore')}
          </button>
        )}
      </td>
    </tr>
  )
}

function Earlier({ entry, language, tag }: { entry: TextEntry; language: Language; tag: string }) {
  const { t } = useText()
  const { words, original, bundled } = entry[language]
  return (
    <>
      {words !== original && original && (
        <>
          <dt>{t('demos.original')}</dt>
          <dd lang={tag}>{original}</dd>
        </>
      )}
      {original !== bundled && bundled && (
        <>
          <dt>{t('demos.bundled')}</dt>
          <dd lang={tag}>{bundled}</dd>
        </>
      )}
    </>
  )
}
