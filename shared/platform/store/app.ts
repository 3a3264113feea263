import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  APP_NAME,
  APP_VERSION,
  type Campus,
  DEFAULT_CAMPUS,
  type HeaderImage,
  type Language,
  type TitleOption,
} from '../../contract';
import { sessionEnded } from './session';

/** What the shell knows of itself and of the page it shows. */
export interface AppState {
  app: string;
  version: string;
  campus: Campus;
  /** Only for looks, and true until a call says otherwise: the server decides on every call. */
  loggedIn: boolean;
  titles: TitleOption[];
  pageTitle: string;
  pageSubtitle: string;
  /** What the window is called in the page's title's stead, as where somebody is in a form; empty where that will do. */
  windowTitle: string;
  headerImage: HeaderImage | null;
  /** The language that the page is written in, which is not always the shell's. */
  pageLanguage: Language;
}

const initialState: AppState = {
  app: APP_NAME,
  version: APP_VERSION,
  campus: DEFAULT_CAMPUS,
  loggedIn: true,
  titles: [],
  pageTitle: '',
  pageSubtitle: '',
  windowTitle: '',
  headerImage: null,
  pageLanguage: 'en-GB',
};

/** The heading of the page now shown. Without a subtitle and a header image there are none; the language is English. */
export interface PageHeading {
  title: string;
  subtitle?: string;
  headerImage?: HeaderImage | null;
  language?: Language;
}

export const app = createSlice({
  name: 'app',
  initialState,
  reducers: {
    campusChosen: (state, { payload }: PayloadAction<Campus>) => {
      state.campus = payload;
    },
    login: (state) => {
      state.loggedIn = true;
    },
    loginLost: (state) => {
      state.loggedIn = false;
    },
    titlesLoaded: (state, { payload }: PayloadAction<TitleOption[]>) => {
      state.titles = payload;
    },
    pageShown: (state, { payload }: PayloadAction<PageHeading>) => {
      state.pageTitle = payload.title;
      state.pageSubtitle = payload.subtitle ?? '';
      state.headerImage = payload.headerImage ?? null;
      state.pageLanguage = payload.language ?? 'en-GB';
    },
    windowNamed: (state, { payload }: PayloadAction<string>) => {
      state.windowTitle = payload;
    },
  },
  extraReducers: (build) =>
    build.addCase(sessionEnded, (state) => {
      state.loggedIn = false;
    }),
});
