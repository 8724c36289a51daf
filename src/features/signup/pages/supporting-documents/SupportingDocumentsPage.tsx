import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { fetchSupportingDocuments, type SupportingDocument } from '#api/race/supportingDocuments.ts'
import { AntdProvider } from '#components/antd/AntdProvider.tsx'
import { Notice } from '#components/page/Notice.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { AccountGate } from '../../form/frame/AccountGate.tsx'
import { ActionRow } from '../../form/frame/ActionRow.tsx'
import { SignupFrame } from '../../form/frame/SignupFrame.tsx'
import { AccountFailed, SignupLoading } from '../../form/frame/SignupNotices.tsx'
import { LeaveQuestion } from '../../form/LeaveQuestion.tsx'
import { LoggedOutNotice } from '../../form/LoggedOutNotice.tsx'
import { useOpenForm } from '../../model/openForm.ts'
import { useOwnData } from '../../model/useOwnData.ts'
import { DocumentPanel } from './DocumentPanel.tsx'

/** The supporting documents of the account's sign-ups; those still missing come first. */
function DocumentUploads() {
  const { t } = useText()
  const { id: raceId } = useRace()
  const { state, retry, isLoggedOut } = useOwnData(fetchSupportingDocuments)
  const isUploading = useOpenForm(({ uploading }) => uploading > 0)
  const [unsent, setUnsent] = useState<SupportingDocument[]>([])
  const noteUnsent = useCallback(
    (supportingDocument: SupportingDocument, isUnsent: boolean) =>
      setUnsent((before) => [
        ...before.filter((one) => one !== supportingDocument),
        ...(isUnsent ? [supportingDocument] : []),
      ]),
    [],
  )
  if (state.kind === 'error') {
    return (
      <AccountFailed
        title={t('fields.supportingDocuments.unloaded')}
        text={t('fields.supportingDocuments.unloaded.text')}
        onRetry={retry}
      />
    )
  }
  if (state.kind !== 'success') return <SignupLoading />
  const { data: supportingDocuments } = state
  if (supportingDocuments.length === 0) {
    return (
      <Notice
        title={t('fields.supportingDocuments.none')}
        text={t('fields.supportingDocuments.none.text')}
      >
        <Button as={Link} to="/post" variant="secondary">
          {t('fields.supportingDocuments.mine')}
        </Button>
        <Button as={Link} to="/home" variant="plain">
          {t('site.backHome')}
        </Button>
      </Notice>
    )
  }
  return (
    <AntdProvider>
      <SignupFrame
        title={t('fields.supportingDocuments')}
        subtitle={t('fields.supportingDocuments.line')}
      >
        <LoggedOutNotice />
        <LeaveQuestion
          isNeeded={isUploading || unsent.length > 0}
          text={t(isUploading ? 'fields.leave.uploading' : 'fields.leave.unsent')}
        />
        {supportingDocuments
          .toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked))
          .map((supportingDocument) => (
            <DocumentPanel
              key={`${supportingDocument.signupId} ${supportingDocument.paperId}`}
              supportingDocument={supportingDocument}
              raceId={raceId}
              // Not removed: files that are not sent yet stay.
              isHidden={isLoggedOut}
              onUnsent={noteUnsent}
            />
          ))}
        <ActionRow isOfPage>
          <Button as={Link} to="/post" variant="plain">
            {t('fields.supportingDocuments.mine')}
          </Button>
        </ActionRow>
      </SignupFrame>
    </AntdProvider>
  )
}

/** Uploads after the form: proof of an earlier finish, and supporting documents. */
export default function SupportingDocumentsPage() {
  return <AccountGate>{() => <DocumentUploads />}</AccountGate>
}
