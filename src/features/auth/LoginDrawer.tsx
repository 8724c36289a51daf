import { Drawer } from 'antd'
import { useEffect, useRef } from 'react'
import { loadCipher } from '#api/user/userApi.ts'
import { AntdProvider } from '#components/antd/AntdProvider.tsx'
import { Icon } from '#components/Icon.tsx'
import { usePicture } from '#components/usePicture.ts'
import { useSiteLogo } from '#components/useSiteLogo.ts'
import { addTexts } from '#i18n/i18n.ts'
import { login as en } from '#i18n/locales/en/login.ts'
import { login as zh } from '#i18n/locales/zh/login.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useCloseOnBack } from '#lib/hooks/useCloseOnBack.ts'
import { ignore } from '#lib/report.ts'
import { trapFocus } from '#lib/trapFocus.ts'
import { useRace } from '#race/useRace.ts'
import { cancelCaptcha, useCaptcha } from '#stores/captcha.ts'
import { closeLogin, useLoginDrawer } from '#stores/loginDrawer.ts'
import { AppCode } from './AppCode.tsx'
import { DrawerBody } from './DrawerBody.tsx'
import { restoreFocus } from './restoreFocus.ts'
import styles from './LoginDrawer.module.css'

/** The site's logo; not a link, as the page is behind the drawer. */
function DrawerLogo() {
  const { languages } = useText()
  const logo = useSiteLogo()
  const { config } = useRace()
  if (!config) return null
  const name = localized(config, 'websiteTitle', languages)
  return logo ? (
    <img className={styles.logo} {...logo} alt={name} height={48} />
  ) : (
    <strong>{name}</strong>
  )
}

addTexts({ zh, en })

function close() {
  cancelCaptcha()
  closeLogin()
}

/** The login drawer, which slides down over any page (spec §2 "Login drawer"). */
export default function LoginDrawer() {
  const { t } = useText()
  const art = usePicture('login')
  const isOpen = useLoginDrawer((state) => state.isOpen)
  const isCaptchaOpen = useCaptcha((state) => state.requested !== null)
  const title = useRef<HTMLHeadingElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  useCloseOnBack(isOpen, close)
  useEffect(() => void loadCipher().catch(ignore('submitting loads it again')), [])
  // Not a field: it would show an error as soon as it is left empty.
  const focusTitle = () => {
    if (!columns.current?.contains(document.activeElement)) title.current?.focus()
  }
  return (
    <AntdProvider>
      <Drawer
        open={isOpen}
        placement="top"
        size="100vh"
        rootClassName={styles.loginDrawer}
        aria-label={t('login.drawer')}
        closable={false}
        // With a mask, Ant Design would lock scrolling in a way that the CSP forbids.
        mask={false}
        focusable={{ trap: true }}
        // Escape closes a captcha over the drawer first.
        keyboard={!isCaptchaOpen}
        forceRender
        onKeyDown={({ nativeEvent, currentTarget }) => trapFocus(nativeEvent, currentTarget)}
        afterOpenChange={(isShown) => (isShown ? focusTitle() : restoreFocus())}
        onClose={close}
      >
        <div className={styles.head}>
          <DrawerLogo />
          <button type="button" className={styles.close} onClick={close}>
            <span>{t('site.close')}</span>
            <span className={styles.cross}>
              <Icon name="close" size={24} />
            </span>
          </button>
        </div>
        <div ref={columns} className={styles.columns}>
          <div className={styles.welcome}>
            <h2 ref={title} className={styles.welcomeTitle} tabIndex={-1}>
              {t('login.title')
                .split('|')
                .map((line, index) => (
                  <span key={index}>{line}</span>
                ))}
            </h2>
            <p>{t('login.line')}</p>
          </div>
          <div>
            <DrawerBody />
          </div>
          <AppCode />
        </div>
        {art && (
          <div className={styles.strip}>
            <img className={styles.art} src={art} alt="" loading="lazy" />
          </div>
        )}
      </Drawer>
    </AntdProvider>
  )
}
