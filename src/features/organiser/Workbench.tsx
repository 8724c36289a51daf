import { type RefObject, useMemo, useState } from 'react'
import { TabList, tabId } from '#components/TabList.tsx'
import { Button } from '#components/ui/Button.tsx'
import { checkConfig } from '#config-check/checkConfig.ts'
import type { Finding } from '#config-check/finding.ts'
import type { Place } from '#config-check/jsonFile.ts'
import { languageChain } from '#i18n/languages.ts'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import { useText } from '#i18n/useText.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { FindingList } from './FindingList.tsx'
import { loadForCheck } from './loadForCheck.ts'
import type { OpenedFile, View } from './openedFile.ts'
import { PageTextList } from './PageTextList.tsx'
import { pageTextOf, showText, textNodeAt, textNodesIn } from './pageTexts.ts'
import type { Preview } from './preparePreview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { PublishNote } from './PublishNote.tsx'
import { SourceView } from './SourceView.tsx'
import { type FileContents, startPreview } from './startPreview.ts'
import { asShown } from './textIndex.ts'
import { ViewControls } from './ViewControls.tsx'
import styles from './Workbench.module.css'

interface Props {
  file: OpenedFile
  contents: FileContents
  view: View
  frame: RefObject<HTMLIFrameElement | null>
  onChange: (change: Partial<View>) => void
}

const PANEL = 'organiser-panel'
const [CHECK, SOURCE, TEXTS] = [0, 1, 2]

/** The site as a file makes it, beside the check and the file itself. */
export function Workbench({ file, contents, view, frame, onChange }: Props) {
  const { t } = useText()
  const { source } = file
  const { moment, language, scheme } = view
  const { text, config, zone, dates, addresses, index } = contents
  const [tab, setTab] = useState(CHECK)
  const [marked, setMarked] = useState<{ text: string; place: Place }>()
  const [note, setNote] = useState<{ text: string; preview: Preview }>()
  const noService = t('organiser.noService')
  const [isPointing, setPointing] = useState(false)
  const [texts, setTexts] = useState<Text[]>([])
  const { state: check } = useLoaded(() => checkConfig(text, loadForCheck), text)
  const findings = check.kind === 'success' ? check.data : undefined
  const preview = useMemo(
    () => startPreview({ source, config, addresses, moment, language, scheme, noService }),
    [source, config, addresses, moment, language, scheme, noService],
  )
  // What was said of an earlier moment or file is over.
  const said = note?.preview === preview ? note.text : undefined
  const say = (words: string) => setNote({ text: words, preview })
  const [ofLanguage] = languageChain(language)
  const page = () => frame.current?.contentDocument

  const showPlace = (found: Place) => {
    setTab(SOURCE)
    setMarked({ text, place: found })
    setNote(undefined)
  }
  const showPlaceOf = (node: Text | undefined) => {
    const found = node && index.find(pageTextOf(node), ofLanguage)
    if (found) showPlace(found)
    else say(t('organiser.notInFile'))
  }
  const showOnPage = (offset: number) => {
    const wanted = index.textAt(offset)
    if (!wanted) return
    const nodes = textNodesIn(page()?.body)
    const node =
      nodes.find(({ data }) => asShown(data) === wanted) ??
      nodes.find(({ data }) => wanted.includes(asShown(data)))
    if (node) showText(node)
    say(t(node ? 'organiser.onPage' : 'organiser.notOnPage'))
  }
  const listTexts = () => {
    const nodes = textNodesIn(page()?.body)
    setTexts(nodes.filter((node) => index.find(pageTextOf(node), ofLanguage)))
  }
  const selectTab = (next: number) => {
    setTab(next)
    // The file takes the focus only when a place in it was chosen.
    setMarked(undefined)
    if (next === TEXTS) listTexts()
  }
  const pointAt = (event: MouseEvent) => {
    const shown = page()
    if (!isPointing || !shown) return
    event.preventDefault()
    event.stopPropagation()
    showPlaceOf(textNodeAt(shown, event.clientX, event.clientY))
  }

  const tabs = [
    t('organiser.check', { count: findings?.length ?? 0 }),
    t('organiser.file'),
    t('organiser.texts'),
  ]
  return (
    <div className={styles.workbench}>
      <section className={styles.site} aria-label={t('organiser.site')}>
        <ViewControls
          view={view}
          zone={zone}
          dates={dates}
          languages={siteLanguages(config).offered}
          onChange={onChange}
        />
        <div className={styles.pointing}>
          <Button
            variant="plain"
            aria-pressed={isPointing}
            onClick={() => setPointing(!isPointing)}
          >
            {t('organiser.point')}
          </Button>
          <p role="status">{said ?? (isPointing && t('organiser.point.hint'))}</p>
        </div>
        <PreviewFrame
          preview={preview}
          route={view.route}
          width={view.width}
          frame={frame}
          onClick={pointAt}
          onBlocked={(address) => say(t('organiser.blocked', { address }))}
          onReady={() => {
            if (tab === TEXTS) listTexts()
          }}
        />
      </section>
      <section className={styles.side} aria-label={t('organiser.aboutFile')}>
        <PublishNote source={source} check={check} />
        <TabList
          label={t('organiser.aboutFile')}
          tabs={tabs}
          chosen={tab}
          onSelect={selectTab}
          panelId={PANEL}
          className={styles.tabs}
        />
        <div
          id={PANEL}
          role="tabpanel"
          aria-labelledby={tabId(PANEL, tab)}
          className={styles.panel}
        >
          {tab === CHECK && findings && (
            <FindingList findings={findings} onSelect={(finding: Finding) => showPlace(finding)} />
          )}
          {tab === SOURCE && (
            <SourceView
              source={text}
              // Not that of the file before it was saved.
              place={marked?.text === text ? marked.place : undefined}
              onCursor={showOnPage}
            />
          )}
          {tab === TEXTS && (
            <PageTextList
              texts={texts}
              onSelect={(node) => {
                showText(node)
                showPlaceOf(node)
              }}
            />
          )}
        </div>
      </section>
    </div>
  )
}
