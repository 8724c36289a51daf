import { useState } from 'react'
import { useText } from '#i18n/useText.ts'
import { readText, writeText } from '#lib/storage.ts'
import layout from '#styles/layout.module.css'
import styles from './SchemeSwitch.module.css'

const SCHEMES = ['system', 'light', 'dark'] as const
/** Read by `src/start/theme.ts`, too. */
const SCHEME = 'scheme'

/** Chooses the colour scheme: the system's, light or dark. */
export function SchemeSwitch() {
  const { t } = useText()
  const [chosen, setChosen] = useState(() => readText(SCHEME) ?? 'system')
  const choose = (scheme: string) => {
    setChosen(scheme)
    writeText(SCHEME, scheme === 'system' ? null : scheme)
    window.showTheme?.({ scheme })
  }
  return (
    <fieldset className={styles.schemeSwitch}>
      <legend className={layout.visuallyHidden}>{t('site.scheme')}</legend>
      {SCHEMES.map((scheme) => (
        <label key={scheme} className={styles.choice}>
          <input
            type="radio"
            name="scheme"
            className={layout.visuallyHidden}
            checked={scheme === chosen}
            onChange={() => choose(scheme)}
          />
          <span>{t(`site.scheme.${scheme}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
