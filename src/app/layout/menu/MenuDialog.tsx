import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Dialog } from '#components/Dialog.tsx'
import { Icon } from '#components/Icon.tsx'
import { LanguageSwitch } from '#components/LanguageSwitch.tsx'
import { TitleText } from '#components/LocalizedText.tsx'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import { useText } from '#i18n/useText.ts'
import { normalPath } from '#lib/normalPath.ts'
import { useConfig } from '#race/useRace.ts'
import { chooseLanguage } from '#stores/language.ts'
import { requestLogout, useHasToken } from '#stores/session.ts'
import { containsPath, type MenuItem } from './menuItems.ts'
import { MenuLink } from './MenuLink.tsx'
import { SubmenuItems } from './SubmenuItems.tsx'
import styles from './MenuDialog.module.css'

interface Props {
  items: MenuItem[]
  activePath: string
  onClose: () => void
}

/** The whole menu, as high as the window: one group is open at a time (spec §2 "Menu"). */
export function MenuDialog({ items, activePath, onClose }: Props) {
  const { t } = useText()
  const listId = useId()
  const { offered } = siteLanguages(useConfig())
  const hasToken = useHasToken()
  const current = normalPath(activePath)
  const [openPath, setOpenPath] = useState(
    () => items.find((item) => containsPath(item, current))?.path,
  )
  const leave = () => {
    onClose()
    requestLogout()
  }

  return (
    <Dialog
      title={t('site.menu')}
      closeLabel={t('site.close')}
      onClose={onClose}
      className={styles.menuDialog}
    >
      <LanguageSwitch languages={offered} onSelect={chooseLanguage} className={styles.language} />
      <nav aria-label={t('site.menu')}>
        <ul>
          {items.map((item, index) => {
            const isCurrent = containsPath(item, current)
            const className = clsx(styles.link, isCurrent && styles.current)
            const isOpen = openPath === item.path
            if (item.children.length === 0)
              return (
                <li key={index} className={styles.entry}>
                  <MenuLink
                    item={item}
                    className={className}
                    isCurrent={isCurrent}
                    onFollow={onClose}
                  >
                    <TitleText value={item} />
                  </MenuLink>
                </li>
              )
            return (
              <li key={index} className={styles.entry}>
                <button
                  type="button"
                  className={className}
                  aria-expanded={isOpen}
                  aria-controls={`${listId}-${index}`}
                  onClick={() => setOpenPath(isOpen ? undefined : item.path)}
                >
                  <TitleText value={item} />
                  <Icon name="right" />
                </button>
                <ul id={`${listId}-${index}`} className={styles.pages} hidden={!isOpen}>
                  <SubmenuItems
                    items={item.children}
                    currentPath={isCurrent ? current : ''}
                    onFollow={onClose}
                  />
                </ul>
              </li>
            )
          })}
        </ul>
      </nav>
      {hasToken && (
        <button type="button" className={styles.link} onClick={leave}>
          {t('site.logout')}
        </button>
      )}
    </Dialog>
  )
}
