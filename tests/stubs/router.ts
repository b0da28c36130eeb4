/** Stands in for Docusaurus' router in unit tests: the home page, and a history that a test can look at. */
export const useLocation = (): {pathname: string} => ({pathname: '/'});

interface Place {
  readonly pathname: string;
  readonly search: string;
}

const history = {
  location: {pathname: '/', search: ''} as Place,
  replace(place: Place) {
    history.location = place;
  },
};

export const useHistory = (): typeof history => history;
