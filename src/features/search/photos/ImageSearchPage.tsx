import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { addTexts } from '#i18n/i18n.ts'
import { photos as photosEn } from '#i18n/locales/en/photos.ts'
import { search as searchEn } from '#i18n/locales/en/search.ts'
import { photos as photosZh } from '#i18n/locales/zh/photos.ts'
import { search as searchZh } from '#i18n/locales/zh/search.ts'
import { useText } from '#i18n/useText.ts'
import { parse, text } from '#lib/parse.ts'
import { useRace } from '#race/useRace.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import { QueryForm } from '../QueryForm.tsx'
import { SearchOutcome } from '../SearchOutcome.tsx'
import { SearchPage } from '../SearchPage.tsx'
import { useSearch } from '../useSearch.ts'
import { FaceSearch } from './FaceSearch.tsx'
import { PhotoResults } from './PhotoResults.tsx'
import { fetchPhotoPage, type PhotoSource } from './photoSource.ts'

addTexts({ zh: { ...searchZh, ...photosZh }, en: { ...searchEn, ...photosEn } })

const SECOND_FIELDS = ['bib', 'documentNumber'] as const

/** A runner's photos, searched by two credentials or, with separate consent, by face. */
export default function ImageSearchPage() {
  const { t } = useText()
  const { id: raceId } = useRace()
  const [params, setParams] = useSearchParams()
  const { state: navigationState } = useLocation()
  const [isFaceWanted] = useState(
    () => parse(v.object({ searchBy: text }), navigationState).searchBy === 'face',
  )
  // After a reload, the photo that was open is no longer loaded.
  const tidy = useEffectEvent(() => {
    if (params.toString()) setParams({}, { replace: true })
  })
  useEffect(() => tidy(), [])
  const { state, search, retry, reset } = useSearch((source: PhotoSource, options) =>
    fetchPhotoPage(raceId, source, 0, options),
  )
  const isPending = state.kind === 'pending'
  return (
    <SearchPage
      moduleType={ModuleType.photo}
      title={t('route.imageSearch')}
      subtitle={t('photos.line')}
      form={
        <QueryForm
          isPending={isPending}
          secondFields={SECOND_FIELDS}
          onSearch={(credentials) => search({ credentials })}
        />
      }
    >
      <FaceSearch
        isWanted={isFaceWanted}
        isOpen={state.kind === 'idle'}
        isPending={isPending}
        onAsk={search}
      />
      <SearchOutcome
        state={state}
        onCancel={reset}
        onRetry={retry}
        announce={({ answer }) => t('photos.total', { count: answer.total })}
      >
        {({ answer, requested }) => <PhotoResults source={requested} first={answer} />}
      </SearchOutcome>
    </SearchPage>
  )
}
