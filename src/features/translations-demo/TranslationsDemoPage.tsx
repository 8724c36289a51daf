export default function TranslationsDemoPage() {
  return <h1>TranslationsDemoPage</h1>
}
