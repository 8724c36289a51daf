import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import './FilmPlayer.css'

const POSTER = { width: 1280, height: 720 }

interface Props {
  poster: string
  role: 'alert' | 'status'
  children: ReactNode
}

/** Words in a film's place, over its poster. */
export function FilmCover({ poster, role, children }: Props) {
  return (
    <div className="film-player">
      <Picture src={poster} alt="" {...POSTER} className="film-player__poster" />
      <div className="film-player__words" role={role}>
        {children}
      </div>
    </div>
  )
}
