import type { InStatement } from '@libsql/client'
import { filePaths } from '#api/files/paths.ts'
import type { ConfigLocation } from '#api/website/websiteInfo.ts'
import { firstOffset } from './clock.ts'
import type { Edition } from './editions/edition.ts'
import type { Words } from './editions/words.ts'
import { addDays, localTime } from './localTime.ts'
import { pinnedAccounts } from './user-center/accounts.ts'

const CONFIG_FOLDER = '/site-config/'

/** Name of the published configuration of a race. */
const configOf = (raceId: string) => `${CONFIG_FOLDER}${raceId}.json`

export const raceDocument = (raceId: string) => `race/${raceId}`
/** A file that every host has under the same path, such as translations. */
export const hostDocument = (raceId: string, path: string) => `${raceId}${path}`

function websiteInfo(domainName: string, edition: Edition): Partial<ConfigLocation> {
  const { config, organiser, raceId, season, timeZone } = edition
  const opensOn = localTime(season.opensAt, timeZone).slice(0, 10)
  return {
    id: `website-${domainName}`,
    agreeFlag: 1,
    auditStatus: 2,
    domainName,
    partnerImgUrl: config.partnerImgUrl ?? '',
    onlineStatus: 1,
    organizationId: organiser.id,
    organizationName: organiser.name,
    createTime: `${addDays(opensOn, -37)} 09:00:00`,
    publishTime: `${addDays(opensOn, -6)} 09:00:00`,
    updateTime: `${addDays(opensOn, 5)} 10:00:00`,
    raceId,
    showStatus: 1,
    status: 1,
    websiteName: organiser.websiteName,
  }
}

const isPageText = ([key]: [string, Words]) => key.startsWith('home.')

/** A page's own texts are in `website`, those of the surrounding layout in `common`. */
function documents({ raceId, config, raceInfo, translations }: Edition): Record<string, unknown> {
  const texts = Object.entries(translations)
  const file = (path: string) => hostDocument(raceId, path)
  return {
    [configOf(raceId)]: config,
    [raceDocument(raceId)]: raceInfo,
    [file(filePaths.cloudConfig)]: ['aliyun'],
    [file(filePaths.translations('cn', 'website'))]: Object.fromEntries(texts.filter(isPageText)),
    [file(filePaths.translations('cn', 'common'))]: Object.fromEntries(
      texts.filter((entry) => !isPageText(entry)),
    ),
  }
}

const website = (config: string | null, edition: Edition) => (domainName: string) => ({
  sql: 'INSERT INTO websites VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  args: [domainName, edition.raceId, config, JSON.stringify(websiteInfo(domainName, edition))],
})

/** The runners of a file are made anew: its events may have changed. */
const withoutField = (raceId: string) => ({
  sql: 'DELETE FROM raceFields WHERE raceId = ?',
  args: [raceId],
})

function seedEdition(edition: Edition): InStatement[] {
  const { hosts, raceId, configFile } = edition
  return [
    ...(configFile ? [withoutField(raceId)] : []),
    {
      sql: `INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING`,
      args: firstOffset(edition),
    },
    ...hosts.published.map(website(configOf(raceId), edition)),
    ...hosts.unpublished.map(website(null, edition)),
    ...Object.entries(documents(edition)).map(([name, value]) => ({
      sql: `INSERT INTO documents VALUES (:name, :body, :body) ON CONFLICT DO UPDATE
            SET body = excluded.body, seed = excluded.seed WHERE documents.body = documents.seed`,
      args: { name, body: JSON.stringify(value) },
    })),
  ]
}

/**
 * Seeds whatever is missing. Unedited documents follow the sources. Edited ones, and all other
 * existing data, are left unchanged.
 */
export const seed = (editions: Edition[]): InStatement[] => [
  ...pinnedAccounts(),
  ...editions.flatMap(seedEdition),
]
