import { EntryGate } from './EntryGate.tsx'
import { PaperDesk } from './PaperDesk.tsx'

/** Proof of an earlier finish, and papers that are asked for after the form. */
export default function UploadPage() {
  return <EntryGate>{() => <PaperDesk />}</EntryGate>
}
