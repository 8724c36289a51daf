/**
 * The minimal page possible with react, react-dom and react-router-dom. It waits for the same
 * responses as the site, then shows logo, head picture, title and entry cards. The site's time to
 * readiness is measured against it.
 */
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter, Route, Routes } from 'react-router-dom'
import type { SiteConfig } from '#site-config/siteConfig.ts'

declare global {
  interface Window {
    /** Started in the HTML: the race binding, and the configuration once its location is known. */
    responses: Promise<
      [race: { data?: { raceId?: string } }, site: [headPicture: string, config: SiteConfig]]
    >
  }
}

const LINES = Array.from({ length: 2000 }, (_, i) => i + 1)

function useReady() {
  useLayoutEffect(() => {
    document.documentElement.dataset['ready'] = ''
  }, [])
}

function Home({ config, headPicture }: { config: SiteConfig; headPicture: string }) {
  const { logo, websiteTitle, searchConfigList } = config
  useReady()
  useLayoutEffect(() => {
    document.title = websiteTitle
  }, [websiteTitle])
  return (
    <>
      <header>
        <img className="logo" src={logo} alt="" />
      </header>
      <main>
        <img className="picture" src={headPicture} alt="" fetchPriority="high" />
        <h1>{websiteTitle}</h1>
        <ul className="entries">
          {searchConfigList.map(({ moduleType, title, subTitle }) => (
            <li key={moduleType}>
              <h2>{title}</h2>
              <p>{subTitle}</p>
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}

/** A list of 2,000 lines, as a measure of processor speed alone. */
function List() {
  useReady()
  return (
    <ol>
      {LINES.map((line) => (
        <li key={line}>
          <a href={`#/${line}`}>{line}</a>
        </li>
      ))}
    </ol>
  )
}

const [race, [headPicture, config]] = await window.responses
const root = document.getElementById('root')
if (root && race.data?.raceId) {
  createRoot(root).render(
    <HashRouter>
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="*" element={<Home config={config} headPicture={headPicture} />} />
      </Routes>
    </HashRouter>,
  )
}
