export default function ImageCollectionPage() {
  return <h1>ImageCollectionPage</h1>
}
