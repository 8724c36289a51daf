import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { PageHeading } from '#components/page/PageHeading.tsx'
import { Button } from '#components/ui/Button.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { configCheck as checkEn } from '#i18n/locales/en/configCheck.ts'
import { configEffects as effectsEn } from '#i18n/locales/en/configEffects.ts'
import { organiser as organiserEn } from '#i18n/locales/en/organiser.ts'
import { configCheck as checkJa } from '#i18n/locales/ja/configCheck.ts'
import { configEffects as effectsJa } from '#i18n/locales/ja/configEffects.ts'
import { organiser as organiserJa } from '#i18n/locales/ja/organiser.ts'
import { configCheck as checkZh } from '#i18n/locales/zh/configCheck.ts'
import { configEffects as effectsZh } from '#i18n/locales/zh/configEffects.ts'
import { organiser as organiserZh } from '#i18n/locales/zh/organiser.ts'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import { useText } from '#i18n/useText.ts'
import { saveFile } from '#lib/download.ts'
import { now } from '#lib/serverClock.ts'
import { type Example, loadExample } from './examples.ts'
import { handoverOf, type OpenedFile, type ReadFile, type View } from './openedFile.ts'
import { OpenFile } from './OpenFile.tsx'
import { type FileContents, readContents } from './startPreview.ts'
import { useFileAccess } from './useFileAccess.ts'
import { Workbench } from './Workbench.tsx'
import layout from '#styles/layout.module.css'
import styles from './OrganiserPage.module.css'

addTexts({
  zh: { ...organiserZh, ...checkZh, ...effectsZh },
  en: { ...organiserEn, ...checkEn, ...effectsEn },
  ja: { ...organiserJa, ...checkJa, ...effectsJa },
})

interface Opened {
  file: OpenedFile
  contents: FileContents
  view: View
}

const firstView = (): View => ({
  moment: now(),
  language: 'zh',
  width: matchMedia('(width < 50rem)').matches ? 390 : 1440,
  scheme: 'light',
  route: '/home',
})

/** Where an organiser sees an unpublished configuration as visitors will, and what is wrong with it. */
export default function OrganiserPage() {
  const { t } = useText()
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState('')
  const frame = useRef<HTMLIFrameElement>(null)

  /** The page that the preview shows at this moment. */
  const shownRoute = () => frame.current?.contentWindow?.location.hash.slice(1) || '/home'

  const open = (file: OpenedFile, given?: View) => {
    const isSameFile = opened?.file.name === file.name
    const before = isSameFile ? { ...opened.view, route: shownRoute() } : firstView()
    const view = given ?? before
    const contents = readContents(file.source)
    const { offered, defaultLanguage } = siteLanguages(contents.config)
    const keepsLanguage =
      (given ?? isSameFile) && offered.some(({ code }) => code === view.language)
    setProblem('')
    setOpened({
      file,
      contents,
      view: keepsLanguage ? view : { ...view, language: defaultLanguage },
    })
  }
  const access = useFileAccess((name: string, read: ReadFile) => {
    if (read.kind === 'file') open(read.file, read.view)
    else setProblem(t(`organiser.${read.kind}`, { name }))
  })
  const openExample = async (name: Example) => {
    const file = `${name}.json`
    try {
      open({ name: file, source: await loadExample(name) })
      access.stopWatching()
    } catch {
      setProblem(t('organiser.unreadable', { name: file }))
    }
  }
  const handOver = ({ file, view }: Opened) =>
    saveFile(
      new Blob([handoverOf(file, { ...view, route: shownRoute() })], { type: 'application/json' }),
      t('organiser.handover.name', { name: file.name.replace(/\.json$/i, '') }),
    )

  return (
    <main
      id="main"
      className={clsx(layout.page, styles.organiser)}
      aria-label={t('organiser.title')}
    >
      <div className={styles.head}>
        <div>
          <PageHeading className={styles.title} title={t('organiser.title')} />
          <p className={styles.lead}>
            {opened
              ? `${opened.file.name} · ${t(access.isWatched ? 'organiser.watched' : 'organiser.notWatched')}`
              : t('organiser.lead')}
          </p>
        </div>
        {opened && (
          <Button variant="plain" onClick={() => handOver(opened)}>
            {t('organiser.handover')}
          </Button>
        )}
      </div>
      <OpenFile
        access={access}
        onExample={(name) => void openExample(name)}
        problem={problem}
        isOpen={opened !== undefined}
      />
      {opened && (
        <Workbench
          file={opened.file}
          contents={opened.contents}
          view={opened.view}
          frame={frame}
          onChange={(change) =>
            setOpened({
              ...opened,
              view: { ...opened.view, route: shownRoute(), ...change },
            })
          }
        />
      )}
    </main>
  )
}
