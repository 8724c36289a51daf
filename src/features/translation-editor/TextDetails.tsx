import { TextButton } from '#components/ui/TextButton.tsx'
import { DATA_LANGUAGES, type DataLanguage } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import { restoreText, useEditor, editPlaceholder } from './editor.ts'
import { fillPlaceholders, placeholdersIn } from './placeholders.ts'
import { isChanged, shownText, type TextEntry } from './textEntries.ts'
import styles from './TextDetails.module.css'

/** Below an open text: placeholder values, previews, and the previous text. */
export function TextDetails({ entry }: { entry: TextEntry }) {
  const { t } = useText()
  const values = useEditor((state) => state.values)
  const names = placeholdersIn(entry.zh.text + entry.en.text)
  return (
    <tr className={styles.details}>
      <td>
        {names.length > 0 && (
          <fieldset className={styles.detailsValues}>
            <legend>{t('translations.values')}</legend>
            {names.map((name) => (
              <label key={name}>
                <var>{`{${name}}`}</var>
                <input
                  value={values.get(name) ?? ''}
                  onChange={(event) => editPlaceholder(name, event.target.value)}
                />
              </label>
            ))}
          </fieldset>
        )}
      </td>
      {DATA_LANGUAGES.map(({ code, tag }) => (
        <td key={code}>
          <dl className={styles.detailsText}>
            <dt>{t('translations.preview')}</dt>
            <dd lang={tag} className={styles.detailsPreview}>
              {fillPlaceholders(shownText(entry, code), values)}
            </dd>
            <Earlier entry={entry} language={code} tag={tag} />
          </dl>
        </td>
      ))}
      <td>
        {isChanged(entry) && (
          <TextButton isSmall onClick={() => restoreText(entry.key)}>
            {t('translations.restore')}
          </TextButton>
        )}
      </td>
    </tr>
  )
}

function Earlier({
  entry,
  language,
  tag,
}: {
  entry: TextEntry
  language: DataLanguage
  tag: string
}) {
  const { t } = useText()
  const { text, original, bundled } = entry[language]
  return (
    <>
      {text !== original && original && (
        <>
          <dt>{t('translations.original')}</dt>
          <dd lang={tag}>{original}</dd>
        </>
      )}
      {original !== bundled && bundled && (
        <>
          <dt>{t('translations.bundled')}</dt>
          <dd lang={tag}>{bundled}</dd>
        </>
      )}
    </>
  )
}
