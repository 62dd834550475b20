//! Starting and stopping a server.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::connect_info::IntoMakeServiceWithConnectInfo;
use axum::serve::ListenerExt;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::hall::{Hall, begin_sweeping};
use crate::http;
use crate::oracle::Oracle;
use crate::settings::Settings;
use crate::store::{Store, StoreError};

/// How long requests and goodbyes may take that are under way when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why a server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What is wrong.
        error: io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A server for tests is not for everybody.
    #[error("a server for tests listens only on this machine's own address, not on {0}")]
    PublicTesting(SocketAddr),
    /// The network has failed.
    #[error("the network has failed: {0}")]
    Network(io::Error),
}

/// Runs a server until `stop` is done; `ready` hears of the address once it listens.
pub async fn serve(
    settings: Settings,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let address = settings.address;
    if settings.testing && !address.ip().is_loopback() {
        return Err(ServeError::PublicTesting(address));
    }
    let listener =
        TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
    let store = Store::open(&settings.database).await?;
    let oracle = Arc::new(Oracle::new(&settings.tables, &settings.solving));
    if settings.solve {
        oracle.begin();
    }
    let hall = Arc::new(Hall::new(settings, store, oracle));
    begin_sweeping(&hall);
    let (stopping, is_stopping) = watch::channel(false);
    let routes = http::routes(Arc::clone(&hall), recorder(), is_stopping);
    ready(listener.local_addr().unwrap_or(address));
    let served = run(listener, routes, stopping, stop).await;
    hall.close().await;
    served.map_err(ServeError::Network)
}

async fn run(
    listener: TcpListener,
    routes: Router,
    stopping: watch::Sender<bool>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let service: IntoMakeServiceWithConnectInfo<Router, SocketAddr> =
        routes.into_make_service_with_connect_info();
    let stopping = Arc::new(stopping);
    let (mut has_stopped, sockets) = (stopping.subscribe(), Arc::clone(&stopping));
    // Messages are short and each is waited for: none is held back to be sent with the next.
    let listener = listener.tap_io(|stream| {
        stream.set_nodelay(true).ok();
    });
    let server = axum::serve(listener, service).with_graceful_shutdown(async move {
        stop.await;
        stopping.send_replace(true);
    });
    tokio::select! {
        served = async {
            let served = server.into_future().await;
            // Sockets are no requests any more; each of them listens for the stop until it is gone.
            sockets.closed().await;
            served
        } => served,
        () = async move {
            let _ = has_stopped.wait_for(|stopped| *stopped).await;
            drop(has_stopped);
            tokio::time::sleep(FAREWELL).await;
        } => Ok(()),
    }
}

/// Where figures are gathered; one for the whole program.
fn recorder() -> PrometheusHandle {
    let recorder = PrometheusBuilder::new().build_recorder();
    let handle = recorder.handle();
    // In tests many servers run in one program: the first one's figures are shown.
    metrics::set_global_recorder(recorder).ok();
    handle
}
