import { commonInfo } from './basic/basicApi.ts'
import { countries } from './basic/country.ts'
import { directApplication, directStatus } from './race/directEntry.ts'
import { pastEvents, scoreVerification } from './race/pastFinishes.ts'
import { faceSearch, photoSearch } from './race/photos.ts'
import { certificate, registrationInfo, registrationStatus, runnerScore } from './race/queries.ts'
import { certificateCheck, exportFile, resultsList } from './race/results.ts'
import { consentWithdrawal, mySignups, signupForm, signupSubmission } from './race/signup.ts'
import { documentSubmission, requestedDocuments } from './race/supportingDocuments.ts'
import { takedownCode, takedownConfirmation, takedownRequest } from './race/takedown.ts'
import { captchaChallenge, captchaQuestion, captchaVerify } from './user/captcha.ts'
import { sessionEnd } from './user/logout.ts'
import { fileUpload, imageUpload } from './user/uploads.ts'
import {
  emailCode,
  emailRegistered,
  emailRegistration,
  emailReset,
  newSession,
  phoneCode,
  phoneRegistration,
  phoneReset,
} from './user/userApi.ts'
import { configLocation, raceByDomain, raceInfo } from './website/websiteApi.ts'

/**
 * Every call that the site makes of a service, by its name in the documentation of the services. Calls with
 * the same path are one operation there. No build of the site has this list.
 */
export const endpoints = {
  raceByDomain,
  configLocation,
  raceInfo,
  commonInfo,
  countries,
  captchaChallenge,
  captchaQuestion,
  captchaVerify,
  phoneCode,
  emailCode,
  newSession,
  sessionEnd,
  emailRegistered,
  emailRegistration,
  phoneRegistration,
  emailReset,
  phoneReset,
  imageUpload,
  fileUpload,
  signupForm,
  signupSubmission,
  mySignups,
  consentWithdrawal,
  requestedDocuments,
  documentSubmission,
  directApplication,
  directStatus,
  pastEvents,
  scoreVerification,
  registrationStatus,
  thirdPartyRegistration: registrationInfo,
  webRegistration: registrationInfo,
  appRegistration: registrationInfo,
  runnerScore,
  certificate,
  resultsList,
  certificateCheck,
  exportFile,
  photoSearch,
  faceSearch,
  takedownRequest,
  takedownCode,
  takedownConfirmation,
} as const
export type EndpointName = keyof typeof endpoints
