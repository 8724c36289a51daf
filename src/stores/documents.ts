import { documentsAt } from '../api/website/siteContent.ts'
import { useConfig } from './site.ts'

/** Tells whether the configuration has a document at a data path (`section.page`). */
export function useHasDocument(): (dataPath: string) => boolean {
  const config = useConfig()
  return (dataPath) => documentsAt(config, dataPath).length > 0
}
