import type { Translated } from '../../translated.ts'
import type { configCheck as zh } from '../zh/configCheck.ts'

export const configCheck: Translated<typeof zh> = {
  'configCheck.jsonInvalidSymbol':
    'This is not JSON: a text needs straight double quotes around it ("…").',
  'configCheck.jsonInvalidNumberFormat': 'This is not a number in JSON. Write it like 18 or 18.5.',
  'configCheck.jsonPropertyNameExpected':
    'A field’s name in double quotes is expected here. A comma before } must go.',
  'configCheck.jsonValueExpected': 'A value is missing here. A comma before ] must go.',
  'configCheck.jsonColonExpected': 'A colon is missing between the field’s name and its value.',
  'configCheck.jsonCommaExpected': 'A comma is missing here.',
  'configCheck.jsonCloseBraceExpected':
    'A } is missing: an object that begins above is not closed.',
  'configCheck.jsonCloseBracketExpected': 'A ] is missing: a list that begins above is not closed.',
  'configCheck.jsonEndOfFileExpected': 'The file should end here. Remove what follows.',
  'configCheck.jsonInvalidCommentToken': 'JSON has no comments. Remove this one.',
  'configCheck.jsonUnexpectedEndOfComment': 'JSON has no comments. Remove this one.',
  'configCheck.jsonUnexpectedEndOfString':
    'This text is not closed. Add the closing quote, and write a line break in a text as \\n.',
  'configCheck.jsonUnexpectedEndOfNumber': 'This number is not complete.',
  'configCheck.jsonInvalidUnicode': '\\u needs four digits from 0 to f behind it.',
  'configCheck.jsonInvalidEscapeCharacter':
    'This character may not follow a backslash. Write a backslash as \\\\ and a quote as \\".',
  'configCheck.jsonInvalidCharacter':
    'This character may not stand in a text. Write a line break as \\n and a tab as \\t.',
  'configCheck.notConfig': 'The file must hold one object, from { to }.',
  'configCheck.doubledField':
    'This field is written more than once in its object. Only the last one counts: remove the others.',
  'configCheck.unknownField': 'There is no such field, so the site does not read it.',
  'configCheck.unknownFieldLike':
    'There is no such field, so the site does not read it. Is “{likely}” meant?',
  'configCheck.readAs': '{value} is read as {as}. Write it that way.',
  'configCheck.entryWithout': 'This entry has no “{missing}”, or one that cannot be read.',
  'configCheck.entryWithoutText': 'This entry is empty or cannot be read.',
  'configCheck.notList': 'A list is expected here, from [ to ].',
  'configCheck.notObject': 'An object is expected here, from { to }.',
  'configCheck.notText': '{value} is not a text. Write it in double quotes.',
  'configCheck.junkText':
    '{value} counts as no text: it says nothing, or is what programs write when a text is missing.',
  'configCheck.notNumber':
    '{value} is not a number. Write digits, with a point for decimals and without a unit.',
  'configCheck.notWholeNumber':
    '{value} is not a whole number of {min} or more. Write digits only, without separators.',
  'configCheck.notAmount':
    '{value} is not an amount. Write a number with two decimals at most, and without a currency: 18.5.',
  'configCheck.notPositive': '{value} is not a number above 0. Write digits without a unit.',
  'configCheck.notFromZero': '{value} is not a number of 0 or more. Write digits without a unit.',
  'configCheck.notTime':
    '{value} is not a time. Write milliseconds since 1970, for example 1791590400000.',
  'configCheck.secondsNotMs': 'This time is in seconds. Write milliseconds: add 000.',
  'configCheck.notFlag': '{value} is neither true nor false.',
  'configCheck.notListed': '{value} is not one of these: {options}.',
  'configCheck.notColour': '{value} is not a colour. Write it like "#1d4ed8".',
  'configCheck.notRadius': '{value} is not a corner radius that the site has.',
  'configCheck.notFont': '{value} is not a typeface that the site has.',
  'configCheck.notCurrency':
    '{value} is not a currency. Write its three letters (ISO 4217), such as "EUR" or "CNY".',
  'configCheck.notCallingCode': '{value} is not a calling code. Write it like "86".',
  'configCheck.notPercent': '{value} is not a share in percent, from 0 to 100.',
  'configCheck.notDateTime':
    '{value} is not a date that the site reads. Write "2027-03-14" or "2027-03-14 08:00".',
  'configCheck.notDateTimeLike': '{value} is not a date that the site reads. Is "{likely}" meant?',
  'configCheck.notPhone': '{value} is no phone number in full.',
  'configCheck.notDay': '{value} is not a day that the site reads. Write "2027-03-14".',
  'configCheck.notDayLike': '{value} is not a day that the site reads. Is "{likely}" meant?',
  'configCheck.notCutOff':
    '{value} is not a cut-off. Write minutes ("390"), a time of day ("14:30") or a date with a time.',
  'configCheck.notTimeZone':
    '{value} is not a time zone. Write its name in the IANA list, such as "Europe/Lisbon".',
  'configCheck.notAddress':
    '{value} is not an address. Write "https://…", or "/…" for a path of this site.',
  'configCheck.noScheme': '{value} has no https:// in front. Is "{likely}" meant?',
  'configCheck.insecureLink': '{value} is not encrypted. Use https, if the other site has it.',
  'configCheck.insecureFile':
    '{value} is not encrypted, and browsers may refuse it on an encrypted page. Use https.',
  'configCheck.notShownFormat':
    'Browsers do not show a picture like {value}. Save it as JPEG, PNG, WebP, AVIF or SVG.',
  'configCheck.deadRoute': 'The site has no page {value}.',
  'configCheck.deadRouteLike': 'The site has no page {value}. Is {likely} meant?',
  'configCheck.deadDocument':
    '{value} is neither the id of a document in this file nor a path or an address.',
  'configCheck.deadDocumentLike': 'No document in this file has the id {value}. Is {likely} meant?',
  'configCheck.noSuchEvent': 'No event has the itemId {value}. There are: {options}.',
  'configCheck.noComponent': 'An entry of the menu needs one of these components: {options}.',
  'configCheck.noComponentLike': 'There is no component {value}. Is "{likely}" meant?',
  'configCheck.notRoutePath':
    '{value} is no path. A path begins with / and has letters, digits, hyphens and slashes.',
  'configCheck.takenPath': 'The site has a page of its own at {value}. Choose another path.',
  'configCheck.doubledPath':
    'Another entry of the menu has the path {value}. Only the first counts.',
  'configCheck.deadDataPath': 'There are no documents at {value} in this file.',
  'configCheck.deadDataPathLike':
    'There are no documents at {value} in this file. Is {likely} meant?',
  'configCheck.noDataPath': 'This entry shows documents, but has no "dataPath" that says which.',
  'configCheck.doubledEvent': 'Another event has the itemId {value}. Each needs its own.',
  'configCheck.doubledId': 'Another entry of the list has the id {value}. Each needs its own.',
  'configCheck.doubledCard': 'There is a card of the kind {value} already. Only the first is used.',
  'configCheck.doubledDocument':
    'Another document has the id {value}. Links to it lead to the first of them only.',
  'configCheck.endBeforeStart': 'It ends at {later}, but starts at {earlier}.',
  'configCheck.signupAfterRace': 'Sign-up ends at {signup}, after the race has started ({race}).',
  'configCheck.doubledKeyDate':
    'There are two key dates of the kind {value}. Only the first counts.',
  'configCheck.ballotBeforeSignupEnd': 'The draw is at {later}, before sign-up has ended.',
  'configCheck.kitAfterRace': 'Kit is picked up from {earlier}, after the race ({later}).',
  'configCheck.resultsBeforeRace': 'The results are out at {later}, before the race ({earlier}).',
  'configCheck.farFromRace': '{value} is far from the race ({race}). Is it a date of another year?',
  'configCheck.startNotOnRaceDay': 'The first event starts at {start}, but the race is at {race}.',
  'configCheck.distanceInMetres': '{value} kilometres: are these metres?',
  'configCheck.climbTooHigh': '{value} metres of climb are more than this distance can have.',
  'configCheck.cutOffBeforeStart': 'The cut-off ({later}) is not later than the start ({earlier}).',
  'configCheck.cutOffTooEarly':
    'The cut-off is {minutes} minutes after the start: nobody runs {distance} km in that time.',
  'configCheck.cutOffTooLate':
    'The cut-off is {minutes} minutes after the start, which is very long for {distance} km.',
  'configCheck.waveFarFromStart': 'This wave starts at {value}, but the event starts at {start}.',
  'configCheck.earlyFeesNotInOrder':
    'This step ({later}) does not follow the one above it ({earlier}): list them by date, each dearer.',
  'configCheck.earlyFeeBeforeSignup':
    'This price ends at {later}, before sign-up opens ({earlier}).',
  'configCheck.earlyFeeAfterSignup':
    'This price ends at {value}, after sign-up has closed ({signup}).',
  'configCheck.earlyFeeNotLower': 'The early price {value} is not lower than the fee {fee}.',
  'configCheck.agesContradict': 'Nobody is {minimum} or older and {maximum} or younger.',
  'configCheck.refundsNotInOrder':
    'This refund ends at {later}, before the one above it ({earlier}). List them by date.',
  'configCheck.refundAfterRace': 'This refund ends at {value}, after the race ({race}).',
  'configCheck.refundGrows': 'This refund of {value} % is more than the {before} % before it.',
  'configCheck.neverShown': 'It would be over at {later}, before it begins ({earlier}).',
  'configCheck.overBeforeShown': 'It is over at {later}, before it is published ({earlier}).',
  'configCheck.overBeforeDate': 'It is over at {later}, before its own date ({earlier}).',
  'configCheck.noTranslation': 'The text is missing in {language}: add “{field}”.',
  'configCheck.languageNotOffered':
    'This text is in {language}, which the race does not offer (race.languages).',
  'configCheck.defaultLanguageNotOffered': 'The race does not offer {language} (race.languages).',
  'configCheck.unknownText': 'The site has no text “{field}”.',
  'configCheck.unknownTextLike': 'The site has no text “{field}”. Is “{likely}” meant?',
  'configCheck.missing': '“{field}” is missing.',
  'configCheck.noRegistrationAgreement':
    'Sign-up needs the agreement of registration: agreements.registration with a text or an address.',
  'configCheck.paleColour':
    'Texts in {value} would be hard to read, so the site uses a shade with more contrast.',
  'configCheck.noAlternative':
    'The picture is not described for people who do not see it. Add “{field}”.',
  'configCheck.removedHtml': 'The site removes this from the text: {removed}.',
  'configCheck.embeddedHtml': 'The site has a link in place of this: {embedded}.',
  'configCheck.deadHtmlLink': 'The link {value} leads nowhere.',
  'configCheck.unclosedTag': 'A quotation mark or > of <{tag}> is missing: what follows is lost.',
  'configCheck.hiddenHtml':
    'A part of this text is hidden by its style, and the site leaves it out.',
  'configCheck.htmlPictureNoAlt': 'A picture in this text has no alt="…" that describes it.',
  'configCheck.missingFile': 'There is no file at {address}.',
  'configCheck.notPicture':
    'This file is no picture that browsers show. Save it as JPEG, PNG, WebP, AVIF or SVG.',
  'configCheck.isHeic':
    'This file is a HEIC picture, which most browsers do not show. Save it as JPEG.',
  'configCheck.heavyPicture':
    'This picture has {size} MB. Save it smaller: 2,400 pixels wide and less than 1 MB.',
  'configCheck.notWide':
    'This picture is {width} × {height} pixels, but is shown wide: its top and bottom are cut off.',
  'configCheck.notShareFormat':
    'Messengers show JPEG and PNG only. Save this picture as one of them.',
  'configCheck.notShareSize':
    'This picture is {width} × {height} pixels. Messengers show 1,200 × 630: they cut off the rest, or show it small.',
  'configCheck.heavyFirstVisit':
    'The file has {size} MB, which each visitor loads first. Shorten documents, and keep pictures in files of their own.',
  'configCheck.courseUnreadable': 'This file is not a course in GeoJSON or GPX.',
  'configCheck.courseParts':
    'The course has {count} lines, which the site joins. Look at the map, or join them in the file.',
  'configCheck.courseLength': 'The course is {length} km long, but the event {distance} km.',
  'configCheck.courseWithoutHeights': 'The course has no heights, so there is no profile.',
  'configCheck.courseWithoutPlaces': 'The course names no places: no aid stations, no cut-offs.',
  'configCheck.placeKind': '“{name}” is of the kind “{kind}”, which is none of these: {options}.',
  'configCheck.placesOffCourse': '{count} places are too far from the course.',
  'configCheck.placesOffCourse_one': '1 place is too far from the course.',
  'configCheck.placeCutOff': '“{place}” closes at {value}, which is no time. Write 14:30.',
  'configCheck.placeAfterCutOff': '“{place}” closes at {time}, after the finish.',
}
