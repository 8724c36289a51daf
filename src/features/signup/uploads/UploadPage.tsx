import { RequireLogin } from '../frame/RequireLogin.tsx'
import { DocumentUploads } from './DocumentUploads.tsx'

/** Uploads after the form: proof of an earlier finish, and supporting documents. */
export default function UploadPage() {
  return <RequireLogin>{() => <DocumentUploads />}</RequireLogin>
}
