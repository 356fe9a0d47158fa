/** Runs in the page: its chat does not wait for the picture, so that a row is late only by what core and page take for it. */
{
  localStorage.setItem('courtside.spoilers', 'shown');
}
