import type { InStatement } from '@libsql/client'
import { paths } from '../src/api/paths.ts'
import type { ConfigLocation } from '../src/api/website.ts'
import { beginningOffset } from './clock.ts'
import type { Content } from './content.ts'
import { pinnedAccounts } from './user-center/accounts.ts'

const RACE_ID = 'yanling-2024'
const CONFIG_NAME = `/site-config/${RACE_ID}.json`
const PUBLISHED_HOSTS = ['localhost', '127.0.0.1', 'www.race.test']
const UNPUBLISHED_HOSTS = ['preview.race.test']

export const raceDocument = (raceId: string) => `race/${raceId}`

function websiteInfo(domainName: string, { config }: Content): Partial<ConfigLocation> {
  return {
    id: `website-${domainName}`,
    agreeFlag: 1,
    auditStatus: 2,
    domainName,
    headImgUrl: config.carouselList?.[0]?.surfacePlotUrl ?? '',
    partnerImgUrl: config.partnerImgUrl ?? '',
    onlineStatus: 1,
    organizationId: 'yanling-committee',
    organizationName: '燕岭马拉松组委会',
    createTime: '2024-07-01 09:00:00',
    publishTime: '2024-08-01 09:00:00',
    updateTime: '2024-08-12 10:00:00',
    raceId: RACE_ID,
    showStatus: 1,
    status: 1,
    websiteName: '燕岭马拉松',
  }
}

/** A page's own texts stand in `website`, those of the frame around every page in `common`. */
function documents({ config, raceInfo, translations }: Content): Record<string, unknown> {
  const texts = Object.entries(translations)
  return {
    [CONFIG_NAME]: config,
    [raceDocument(RACE_ID)]: raceInfo,
    [paths.cloudConfig]: ['aliyun'],
    [paths.translations('cn', 'website')]: Object.fromEntries(texts.filter(isPageText)),
    [paths.translations('cn', 'common')]: Object.fromEntries(
      texts.filter((entry) => !isPageText(entry)),
    ),
  }
}

const website = (config: string | null, content: Content) => (domainName: string) => ({
  sql: 'INSERT INTO websites VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  args: [domainName, RACE_ID, config, JSON.stringify(websiteInfo(domainName, content))],
})

const isPageText = ([key]: [string, unknown]) => key.startsWith('home.')

/**
 * Fills what is missing. A document that nobody edited follows the sources; an edited one, and
 * everything else that is there, is kept.
 */
export function seed(content: Content): InStatement[] {
  return [
    {
      sql: `INSERT INTO settings VALUES ('clockOffset', ?) ON CONFLICT DO NOTHING`,
      args: [beginningOffset()],
    },
    ...pinnedAccounts(),
    ...PUBLISHED_HOSTS.map(website(CONFIG_NAME, content)),
    ...UNPUBLISHED_HOSTS.map(website(null, content)),
    ...Object.entries(documents(content)).map(([name, value]) => ({
      sql: `INSERT INTO documents VALUES (:name, :body, :body) ON CONFLICT DO UPDATE
            SET body = excluded.body, seed = excluded.seed WHERE documents.body = documents.seed`,
      args: { name, body: JSON.stringify(value) },
    })),
  ]
}
