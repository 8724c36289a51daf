export default function VideoCollectionPage() {
  return <h1>VideoCollectionPage</h1>
}
