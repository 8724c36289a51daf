import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { Finding } from '#config-check/finding.ts'
import { findingTexts } from '#config-check/findingTexts.ts'
import { GRADES } from '#config-check/grade.ts'
import { textLanguage } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import { pathText } from '#lib/jsonPath.ts'
import styles from './FindingList.module.css'

/** So many findings are read at a time. */
const SHOWN = 100

interface Props {
  findings: Finding[]
  onSelect: (finding: Finding) => void
}

/** What the check says, the worst first; each leads to its place in the file. */
export function FindingList({ findings, onSelect }: Props) {
  const { t, language } = useText()
  const [limit, setLimit] = useState(SHOWN)
  if (findings.length === 0) return <p className={styles.none}>{t('organiser.check.none')}</p>
  const counts = GRADES.map((grade) => {
    const count = findings.filter((finding) => finding.grade === grade).length
    return `${count} ${t(`configEffects.grade.${grade}`)}`
  })
  return (
    <>
      <p className={styles.counts}>{counts.join(' · ')}</p>
      <ol className={styles.findings}>
        {findings.slice(0, limit).map((finding) => {
          const { grade, path, line, column, offset } = finding
          const { problem, effect } = findingTexts(finding, t, textLanguage(language))
          return (
            <li key={`${offset} ${finding.problem} ${pathText(path)}`} data-grade={grade}>
              <button type="button" className={styles.finding} onClick={() => onSelect(finding)}>
                <span className={styles.grade}>{t(`configEffects.grade.${grade}`)}</span>
                <span className={styles.place}>{`${line}:${column} ${pathText(path)}`.trim()}</span>
                <span>{problem}</span>
                {effect && <span className={styles.effect}>{effect}</span>}
              </button>
            </li>
          )
        })}
      </ol>
      {findings.length > limit && (
        <Button variant="plain" onClick={() => setLimit(Infinity)}>
          {t('organiser.check.more', { count: findings.length - limit })}
        </Button>
      )}
    </>
  )
}
