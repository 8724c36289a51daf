import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ModuleType } from '../../../api/siteConfig.ts'
import { useText } from '../../../i18n/useText.ts'
import { FactsForm } from '../FactsForm.tsx'
import { LookupFrame } from '../LookupFrame.tsx'
import { LookupOutcome } from '../LookupOutcome.tsx'
import { useRaceId } from '../../../stores/raceId.ts'
import { useSearch } from '../useSearch.ts'
import { FaceSearch } from './FaceSearch.tsx'
import { PhotoResults } from './PhotoResults.tsx'
import { fetchPhotoPage, type PhotoSource } from './photoSource.ts'
import { addTexts } from '../../../i18n/i18n.ts'
import * as lookupsTexts from '../../../i18n/texts/lookups.ts'
import * as photosTexts from '../../../i18n/texts/photos.ts'

addTexts(lookupsTexts)
addTexts(photosTexts)

const WAYS = ['bib', 'documentNumber'] as const

/** The photos of one runner, by two facts; beside it, with a consent of its own, by a face. */
export default function ImageSearchPage() {
  const { t } = useText()
  const raceId = useRaceId()
  const [params, setParams] = useSearchParams()
  // The photo that stood large before a reload is not here any more.
  const tidy = useEffectEvent(() => {
    if (params.size > 0) setParams({}, { replace: true })
  })
  useEffect(() => tidy(), [])
  const { state, search, again, reset } = useSearch((source: PhotoSource, manner) =>
    fetchPhotoPage(raceId, source, 0, manner),
  )
  const isAsking = state.kind === 'asking'
  return (
    <LookupFrame
      moduleType={ModuleType.photo}
      title={t('route.imageSearch')}
      line={t('photos.line')}
      form={<FactsForm isAsking={isAsking} ways={WAYS} onAsk={(facts) => search({ facts })} />}
    >
      <FaceSearch isOpen={state.kind === 'idle'} isAsking={isAsking} onAsk={search} />
      <LookupOutcome state={state} onCancel={reset} onRetry={again}>
        {({ answer, asked }) => <PhotoResults source={asked} first={answer} />}
      </LookupOutcome>
    </LookupFrame>
  )
}
