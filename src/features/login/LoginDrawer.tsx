import { Drawer } from 'antd'
import { useEffect, useRef } from 'react'
import { loadCipher } from '../../api/userCenter.ts'
import { AntdFrame } from '../../components/AntdFrame.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { ignore } from '../../lib/report.ts'
import { wrapFocus } from '../../lib/wrapFocus.ts'
import { humanCheckCancelled, useHumanCheck } from '../../stores/humanCheck.ts'
import { loginClosed, useLoginDrawer } from '../../stores/loginDrawer.ts'
import { AppCode } from './AppCode.tsx'
import { DrawerBody } from './DrawerBody.tsx'
import { entryLeft } from './drawerEntry.ts'
import { DrawerLogo } from './DrawerLogo.tsx'
import { useBackCloses } from './useBackCloses.ts'
import { addTexts } from '../../i18n/i18n.ts'
import * as loginTexts from '../../i18n/texts/login.ts'
import './LoginDrawer.css'
import './LoginForm.css'

addTexts(loginTexts)

async function close() {
  humanCheckCancelled()
  await entryLeft()
  loginClosed()
}

/** The account's drawer, from the top over every page (spec §2 "Login drawer"). */
export default function LoginDrawer() {
  const { t } = useText()
  const isOpen = useLoginDrawer((state) => state.isOpen)
  const isChecking = useHumanCheck((state) => state.asked !== null)
  const title = useRef<HTMLHeadingElement>(null)
  useBackCloses()
  useEffect(() => void loadCipher().catch(ignore('sending asks for it again')), [])
  // Not into a field: leaving it again would call it wrong.
  const focusTitle = () => {
    const columns = title.current?.closest('.login-columns')
    if (!columns?.contains(document.activeElement)) title.current?.focus()
  }
  return (
    <AntdFrame>
      <Drawer
        open={isOpen}
        placement="top"
        size="100vh"
        rootClassName="login-drawer"
        aria-label={t('login.drawer')}
        closable={false}
        // Without a mask the library does not lock the scrolling, which the page's policy forbids.
        mask={false}
        focusable={{ trap: true }}
        // A check over the drawer is closed by the same key.
        keyboard={!isChecking}
        forceRender
        onKeyDown={({ nativeEvent, currentTarget }) => wrapFocus(nativeEvent, currentTarget)}
        afterOpenChange={(isShown) => isShown && focusTitle()}
        onClose={() => void close()}
      >
        <div className="login-head">
          <DrawerLogo />
          <button type="button" className="login-head__close" onClick={() => void close()}>
            {t('site.close')}
            <span className="login-head__cross">
              <Icon name="close" size={24} />
            </span>
          </button>
        </div>
        <div className="login-columns">
          <div className="login-words">
            <h2 ref={title} className="login-words__title" tabIndex={-1}>
              {t('login.title')
                .split('|')
                .map((line) => (
                  <span key={line}>{line}</span>
                ))}
            </h2>
            <p>{t('login.line')}</p>
          </div>
          <div>
            <DrawerBody />
          </div>
          <AppCode />
        </div>
      </Drawer>
    </AntdFrame>
  )
}
